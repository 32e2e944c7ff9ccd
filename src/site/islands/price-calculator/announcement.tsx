import { useEffect, useRef, useState } from 'react';
import visually from '../../design/visually-hidden.module.css';

/** Debounce long enough that typing a number of several digits is one change. */
const pauseMs = 800;

/**
 * Announces to screen readers what has changed on the screen (WCAG 2.2, 4.1.3 Status Messages): debounced,
 * and nothing before the first change.
 */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const known = useRef(text);
  useEffect(() => {
    if (text === known.current) return;
    const timer = setTimeout(() => {
      known.current = text;
      setSaid(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className={visually.hidden}>
      {said}
    </p>
  );
}
