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

/** The computed colours at a canvas. */
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

/** A data series. */
interface DrawnSeries {
  /** The name of the series, if there are several. */
  label?: string;
  /** Null for no value. */
  values: readonly (number | null)[];
  /** True for the series used as comparison. */
  isMuted?: boolean;
}

/** The data of a chart: numbers over days or hours. */
export interface DrawnChart {
  kind: 'line' | 'bar';
  labels: readonly string[];
  series: readonly DrawnSeries[];
  /** Formats a value for display. */
  format: (value: number) => string;
}

/** Maximum number of points shown as dots. */
const MOST_POINTS = 31;

/** Returns the style of a series; a single one is filled below its line. */
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
 * Draws on a canvas in the theme's colours, without animation or other DOM changes, as a strict content security
 * policy requires.
 * @returns the clean-up function
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
