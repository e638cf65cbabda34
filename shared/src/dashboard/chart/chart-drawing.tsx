import { useEffect, useRef } from 'react';
import { Drawing } from './chart.styles';
import type { DrawnChart } from './draw-chart';
import * as messages from './messages';

interface ChartDrawingProps {
  drawn: DrawnChart;
  /** What it shows in words, for who cannot see it. */
  label: string;
}

/**
 * The picture of a chart. The library that draws comes when the picture is first in view, so that
 * nobody else waits for it; where it never does, the words and the table remain.
 */
export function ChartDrawing({ drawn, label }: ChartDrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
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
  }, [drawn]);
  return (
    <Drawing>
      <canvas ref={canvas} role="img" aria-label={`${messages.kinds[drawn.kind]}: ${label}`} />
    </Drawing>
  );
}
