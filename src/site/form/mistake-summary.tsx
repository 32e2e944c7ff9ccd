import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Figures } from '../text/figures.tsx';
import type { Mistake } from './mistake.ts';
import styles from './mistakes.module.css';

/**
 * Says above a form that was sent what has to be corrected in it, each a link to its field. It takes the
 * focus, so that it is what is seen and heard first.
 *
 * @param id where the form's answer would be, when its address leads to a part of the page: browsers focus
 *   that part instead of what has `autofocus`
 * @param heading what happened; otherwise what every form says
 * @param children further ways on
 */
export function MistakeSummary({
  ref,
  id,
  heading,
  mistakes,
  children,
}: {
  ref?: Ref<HTMLDivElement>;
  id?: string | undefined;
  heading?: string;
  mistakes: readonly Mistake[];
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
      data-mistakes=""
      // biome-ignore lint/a11y/noAutofocus: who sent a form must learn at once that it was refused
      autoFocus
    >
      <p className={styles.heading}>{heading ?? t('mistakes.heading')}</p>
      <ul>
        {mistakes.map(({ field, label, sentence }) => {
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
