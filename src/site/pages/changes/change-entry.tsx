import { useTranslation } from 'react-i18next';
import type { Change } from '../../../content/schema/changes.ts';
import { formatDay } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { Term } from '../../design/term-list.tsx';
import styles from './change-entry.module.css';

/** One entry of the log: what has changed, from what to what, whom it affects and from when. */
export function ChangeEntry({ change }: { change: Change }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const { id, date, kind, what, before, after, affects, from } = change;
  return (
    <Term
      id={id}
      name={<time dateTime={date}>{formatDay(locale, date)}</time>}
      note={t(`changes.kinds.${kind}`)}
    >
      <p>{what[locale]}</p>
      {(before || after) && (
        <p>
          {before && (
            <>
              {t('changes.before')} <del>{before[locale]}</del>
            </>
          )}{' '}
          {after && (
            <>
              {t('changes.after')} <ins>{after[locale]}</ins>
            </>
          )}
        </p>
      )}
      <p className={styles.small}>
        {t('changes.affects')} {affects[locale]} {t('changes.from')}{' '}
        <time dateTime={from}>{formatDay(locale, from)}</time>.
      </p>
    </Term>
  );
}
