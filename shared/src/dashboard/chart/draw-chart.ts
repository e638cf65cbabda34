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

/** Numbers that belong together. */
interface DrawnSeries {
  /** What they are, where there is more than one series. */
  label?: string;
  /** Null where there is none. */
  values: readonly (number | null)[];
  /** What the others are compared with. */
  isMuted?: boolean;
}

/** What is drawn: numbers over days or hours. */
export interface DrawnChart {
  kind: 'line' | 'bar';
  labels: readonly string[];
  series: readonly DrawnSeries[];
  /** A value as people read it. */
  format: (value: number) => string;
}

/** Points are shown where so few leave room between them. */
const MOST_POINTS = 31;

/** How one series looks; one alone is filled below its line. */
function lookOf({ kind, series }: DrawnChart, { values, isMuted = false }: DrawnSeries) {
  const stroke = isMuted ? color.inkMuted : color.brand;
  const base = { borderColor: stroke, hoverBackgroundColor: color.brandStrong };
  if (kind === 'bar') {
    return { ...base, backgroundColor: color.brand, borderRadius: 3, maxBarThickness: 28 };
  }
  const isAlone = series.length === 1;
  return {
    ...base,
    backgroundColor: isAlone ? color.brandSoft : stroke,
    borderWidth: 2,
    borderDash: isMuted ? [6, 4] : [],
    fill: isAlone,
    tension: isAlone ? 0.3 : 0,
    spanGaps: true,
    pointRadius: values.filter((value) => value !== null).length > MOST_POINTS ? 0 : 3,
    pointBackgroundColor: stroke,
  };
}

/**
 * Draws on a canvas; colours are the theme's. Nothing moves, and nothing is put into the page but the
 * drawing: a strict content security policy lets it.
 * @returns what to call when the canvas goes
 */
export function drawChart(canvas: HTMLCanvasElement, drawn: DrawnChart): () => void {
  const { kind, labels, series, format } = drawn;
  const text = { color: color.inkMuted, font: { family: font.family, size: 12 } };
  const chart = new Chart(canvas, {
    type: kind,
    data: {
      labels: [...labels],
      datasets: series.map((each) => ({
        label: each.label ?? '',
        data: [...each.values],
        ...lookOf(drawn, each),
      })),
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
          callbacks: {
            label: ({ parsed, dataset }) =>
              [dataset.label, format(parsed.y ?? 0)].filter(Boolean).join(': '),
          },
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
