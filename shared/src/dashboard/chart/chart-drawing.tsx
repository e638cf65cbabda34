import { useEffect, useRef } from 'react';
import { useShownTheme } from '@pasal/shared/theme';
import { Drawing } from './chart.styles';
import type { DrawnChart } from './draw-chart';
import * as messages from './messages';

interface ChartDrawingProps {
  drawn: DrawnChart;
  /** The content of the chart in words, for those who cannot see it. */
  label: string;
}

/**
 * The picture of a chart. The drawing library is loaded when the picture first comes into view, so that no
 * other page waits for it; where it never comes, the words and the table remain.
 */
export function ChartDrawing({ drawn, label }: ChartDrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useShownTheme();
  useEffect(() => {
    const element = canvas.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    let erase: (() => void) | undefined;
    let isGone = false;
    async function draw(place: HTMLCanvasElement) {
      const { drawChart } = await import('./draw-chart');
      if (!isGone) erase = drawChart(place, drawn);
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Without the library the words and the table say the same.
      draw(element).catch(() => undefined);
    });
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      erase?.();
    };
    // A canvas keeps the colours it was drawn in.
  }, [drawn, theme]);
  return (
    <Drawing>
      <canvas ref={canvas} role="img" aria-label={`${messages.kinds[drawn.kind]}: ${label}`} />
    </Drawing>
  );
}
