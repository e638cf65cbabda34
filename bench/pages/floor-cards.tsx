/** The lower bound of what script costs: React alone, eight cards, rendered in the browser. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const CARDS = Array.from({ length: 8 }, (_, index) => `Card ${index + 1}`);

function Card({ title }: { title: string }) {
  const [count, setCount] = useState(0);
  return (
    <li>
      <h2>{title}</h2>
      <p>NPR 1,000</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add {count}
      </button>
    </li>
  );
}

const place = document.querySelector('main');
if (place) {
  createRoot(place).render(
    <>
      <h1>Eight cards</h1>
      <ul>
        {CARDS.map((title) => (
          <Card key={title} title={title} />
        ))}
      </ul>
    </>,
  );
}
