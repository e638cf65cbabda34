import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { tokens } from '@pasal/shared/theme';

Chart.register(
  BarController,
  BarElement,
  LineController,
  LineElement,
  PointElement,
  CategoryScale,
  LinearScale,
  Filler,
  Tooltip,
);

const { color, font } = tokens;

/** What is drawn: one number a day. */
export interface DrawnDays {
  kind: 'line' | 'bar';
  labels: readonly string[];
  values: readonly number[];
  /** A value as people read it. */
  format: (value: number) => string;
}

/**
 * Draws on a canvas; colours are the theme's. Nothing moves, and nothing is put into the page but the
 * drawing: a strict content security policy lets it.
 * @returns what to call when the canvas goes
 */
export function drawDays(canvas: HTMLCanvasElement, drawn: DrawnDays): () => void {
  const { kind, labels, values, format } = drawn;
  const text = { color: color.inkMuted, font: { family: font.family, size: 12 } };
  const chart = new Chart(canvas, {
    type: kind,
    data: {
      labels: [...labels],
      datasets: [
        {
          data: [...values],
          borderColor: color.brand,
          backgroundColor: kind === 'bar' ? color.brand : color.brandSoft,
          hoverBackgroundColor: color.brandStrong,
          borderWidth: kind === 'bar' ? 0 : 2,
          ...(kind === 'bar'
            ? { borderRadius: 3, maxBarThickness: 28 }
            : { fill: true, tension: 0.3, pointRadius: values.length > 31 ? 0 : 3 }),
        },
      ],
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      plugins: {
        legend: { display: false },
        tooltip: {
          displayColors: false,
          backgroundColor: color.ink,
          callbacks: { label: ({ parsed }) => format(parsed.y ?? 0) },
        },
      },
      scales: {
        x: {
          grid: { display: false },
          border: { color: color.border },
          ticks: { ...text, maxRotation: 0, autoSkipPadding: 16 },
        },
        y: {
          beginAtZero: true,
          border: { display: false },
          grid: { color: color.border },
          ticks: {
            ...text,
            precision: 0,
            maxTicksLimit: 5,
            callback: (value) => format(Number(value)),
          },
        },
      },
    },
  });
  return () => chart.destroy();
}
