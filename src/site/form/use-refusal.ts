import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The state of a form that was submitted with mistakes. */
export interface Refusal {
  /** Whether the error summary is shown. */
  readonly isShown: boolean;
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Shows the summary and moves the focus to it. */
  readonly refuse: () => void;
}

/**
 * Shows the error summary from the submission of a faulty form until nothing is faulty any more. The page's
 * title says so meanwhile, as on the server.
 *
 * @param hasMistakes whether the form has mistakes now
 * @param wasRefused whether the server refused the submission and rendered the summary
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
