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
import { shownColor, tokens } from '@pasal/shared/theme';

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

const { font } = tokens;

/** The colours of a chart, as they are shown where it stands. */
const colorsAt = (canvas: HTMLCanvasElement) => {
  const at = (name: Parameters<typeof shownColor>[1]) => shownColor(canvas, name);
  return {
    brand: at('brand'),
    brandStrong: at('brandStrong'),
    brandSoft: at('brandSoft'),
    muted: at('inkMuted'),
    line: at('border'),
    ground: at('night'),
    onGround: at('onDeep'),
  };
};
type ChartColors = ReturnType<typeof colorsAt>;

/** Numbers that belong together. */
interface DrawnSeries {
  /** The name of the series, where there is more than one. */
  label?: string;
  /** Null where there is none. */
  values: readonly (number | null)[];
  /** True for the series that the others are compared with. */
  isMuted?: boolean;
}

/** The data of a chart: numbers over days or hours. */
export interface DrawnChart {
  kind: 'line' | 'bar';
  labels: readonly string[];
  series: readonly DrawnSeries[];
  /** A value as people read it. */
  format: (value: number) => string;
}

/** Points are shown where so few leave room between them. */
const MOST_POINTS = 31;

/** Returns the style of one series; one alone is filled below its line. */
function lookOf(
  { kind, series }: DrawnChart,
  { values, isMuted = false }: DrawnSeries,
  color: ChartColors,
) {
  const stroke = isMuted ? color.muted : color.brand;
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
  const color = colorsAt(canvas);
  const text = { color: color.muted, font: { family: font.family, size: 12 } };
  const chart = new Chart(canvas, {
    type: kind,
    data: {
      labels: [...labels],
      datasets: series.map((each) => ({
        label: each.label ?? '',
        data: [...each.values],
        ...lookOf(drawn, each, color),
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
          backgroundColor: color.ground,
          titleColor: color.onGround,
          bodyColor: color.onGround,
          callbacks: {
            label: ({ parsed, dataset }) =>
              [dataset.label, format(parsed.y ?? 0)].filter(Boolean).join(': '),
          },
        },
      },
      scales: {
        x: {
          grid: { display: false },
          border: { color: color.line },
          ticks: { ...text, maxRotation: 0, autoSkipPadding: 16 },
        },
        y: {
          beginAtZero: true,
          border: { display: false },
          grid: { color: color.line },
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
