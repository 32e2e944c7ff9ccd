import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** How an island treats a form that was sent with mistakes, as the server does. */
export interface Refusal {
  /** Whether the summary of mistakes is shown. */
  readonly isShown: boolean;
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Shows the summary and moves the focus to it. */
  readonly refuse: () => void;
}

/**
 * Keeps whether a form was sent with mistakes: from then on until there are none, its summary is shown and
 * the page's title says that something has to be checked.
 *
 * @param hasMistakes whether something in the form is wrong now
 * @param wasRefused whether the server has refused what was sent, and rendered the summary
 */
export function useRefusal(hasMistakes: boolean, wasRefused: boolean): Refusal {
  const { t } = useTranslation();
  const summary = useRef<HTMLDivElement>(null);
  const [isRefused, setIsRefused] = useState(wasRefused);
  const [tries, setTries] = useState(0);
  if (isRefused && !hasMistakes) setIsRefused(false);
  const isShown = isRefused && hasMistakes;

  useEffect(() => {
    if (tries > 0) summary.current?.focus();
  }, [tries]);
  const prefix = `${t('mistakes.titlePrefix')} `;
  useEffect(() => {
    if (!isShown) return undefined;
    const title = document.title.replace(prefix, '');
    document.title = prefix + title;
    return () => {
      document.title = title;
    };
  }, [isShown, prefix]);

  const refuse = () => {
    setIsRefused(true);
    setTries((count) => count + 1);
  };
  return { isShown, summary, refuse };
}
