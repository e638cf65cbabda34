import { useEffect, useRef } from 'react';
import { useShownTheme } from '@pasal/shared/theme';
import { Drawing } from './chart.styles';
import type { DrawnChart } from './draw-chart';
import * as messages from './messages';

interface ChartDrawingProps {
  drawn: DrawnChart;
  /** A text alternative for the chart. */
  label: string;
}

/**
 * A chart's drawing. The library is loaded when the chart first comes into view, so that no other page waits for it;
 * if loading fails, text and table remain.
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
      // Without the library, text and table have the same content.
      draw(element).catch(() => undefined);
    });
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      erase?.();
    };
    // A canvas doesn't follow theme changes.
  }, [drawn, theme]);
  return (
    <Drawing>
      <canvas ref={canvas} role="img" aria-label={`${messages.kinds[drawn.kind]}: ${label}`} />
    </Drawing>
  );
}
