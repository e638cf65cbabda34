import { useEffect, useRef, useState } from 'react';
import Slider from 'react-slick';
import { Icon, IconButton, icons } from '@pasal/shared/ui';
import { HeroPicture } from './hero-picture';
import * as s from './hero-slides.styles';
import * as messages from './messages';
import { useCalm } from './use-calm';

/** R9.6, in ms. */
const BETWEEN_SLIDES = 4000;
const SPEED = 800;
/** react-slick adds this to the configured delay. */
const SLICK_ADDS = 50;
/** R9.6: 4000 ms between slides, 800 ms speed, dots, no arrows, infinite. */
const SETTINGS = {
  autoplaySpeed: BETWEEN_SLIDES - SLICK_ADDS,
  speed: SPEED,
  dots: true,
  arrows: false,
  infinite: true,
};

interface HeroSlidesProps {
  /** At least two pictures. */
  paths: readonly string[];
}

/** The hero carousel. It pauses on hover, while a dot has the focus, by its pause button, and with reduced motion. */
export function HeroSlides({ paths }: HeroSlidesProps) {
  const calm = useCalm();
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState<boolean>();
  const [held, setHeld] = useState(false);
  const paused = stopped ?? calm;
  const moving = !paused && !held;
  const slider = useRef<Slider>(null);
  // After a pause react-slick resumes only with this call; the property is not enough.
  useEffect(() => {
    if (moving) slider.current?.slickPlay();
  }, [moving]);
  return (
    <s.Slides role="group" aria-roledescription={messages.carousel} aria-label={messages.slides}>
      <Slider
        {...SETTINGS}
        ref={slider}
        speed={calm ? 0 : SETTINGS.speed}
        autoplay={moving}
        pauseOnHover
        pauseOnDotsHover
        beforeChange={(_, next) => setCurrent(next)}
        customPaging={(index) => (
          <button
            type="button"
            aria-label={messages.show(index + 1, paths.length)}
            aria-current={index === current}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          />
        )}
        appendDots={(dots) => (
          <s.Controls>
            <ul>{dots}</ul>
            <IconButton
              label={paused ? messages.play : messages.pause}
              onClick={() => setStopped(!paused)}
            >
              <Icon shape={paused ? icons.play : icons.pause} />
            </IconButton>
          </s.Controls>
        )}
      >
        {paths.map((path) => (
          <div key={path}>
            <HeroPicture path={path} />
          </div>
        ))}
      </Slider>
    </s.Slides>
  );
}
