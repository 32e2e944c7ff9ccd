import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Figures } from '../text/figures.tsx';
import styles from './errors.module.css';
import type { FormError } from './form-error.ts';

/**
 * The error summary above a submitted form, with a link to each faulty field. It takes the focus, so that it
 * is seen and announced first.
 *
 * @param id for forms whose action has a fragment: the fragment's id, because browsers focus the target of a
 *   fragment and ignore `autofocus`
 * @param heading by default the heading that all forms share
 * @param children further links
 */
export function ErrorSummary({
  ref,
  id,
  heading,
  errors,
  children,
}: {
  ref?: Ref<HTMLDivElement>;
  id?: string | undefined;
  heading?: string;
  errors: readonly FormError[];
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div
      ref={ref}
      id={id}
      className={styles.summary}
      tabIndex={-1}
      role="alert"
      data-error-summary=""
      // biome-ignore lint/a11y/noAutofocus: who sent a form must learn at once that it was refused
      autoFocus
    >
      <p className={styles.heading}>{heading ?? t('form-errors.heading')}</p>
      <ul>
        {errors.map(({ field, label, sentence }) => {
          const said = (
            <>
              <b>{label}</b> <Figures>{sentence}</Figures>
            </>
          );
          return <li key={label}>{field ? <a href={`#${field}`}>{said}</a> : said}</li>;
        })}
      </ul>
      {children}
    </div>
  );
}
