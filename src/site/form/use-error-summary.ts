import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The state of a form that was submitted with errors. */
export interface ErrorSummaryState {
  /** Whether the error summary is shown. */
  readonly isShown: boolean;
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Shows the summary and moves the focus to it. */
  readonly show: () => void;
}

/**
 * Shows the error summary from the submission of a faulty form until nothing is faulty any more. The page's
 * title says so meanwhile, as on the server.
 *
 * @param hasErrors whether the form has errors now
 * @param wasRefused whether the server refused the submission and rendered the summary
 */
export function useErrorSummary(hasErrors: boolean, wasRefused: boolean): ErrorSummaryState {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  const [isRefused, setIsRefused] = useState(wasRefused);
  const [tries, setTries] = useState(0);
  if (isRefused && !hasErrors) setIsRefused(false);
  const isShown = isRefused && hasErrors;

  useEffect(() => {
    if (tries > 0) ref.current?.focus();
  }, [tries]);
  const prefix = `${t('form-errors.titlePrefix')} `;
  useEffect(() => {
    if (!isShown) return undefined;
    const title = document.title.replace(prefix, '');
    document.title = prefix + title;
    return () => {
      document.title = title;
    };
  }, [isShown, prefix]);

  const show = () => {
    setIsRefused(true);
    setTries((count) => count + 1);
  };
  return { isShown, ref, show };
}
