import { useTranslation } from 'react-i18next';
import type { Processors as Entry } from '../../../content/schema/trust.ts';
import { useSite } from '../../context.tsx';
import styles from './answer.module.css';

/** Our data processors: each company's task and place. */
export function Processors({ of: { value } }: { of: Entry }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  if (value.length === 0) return t('trust.processors.none');
  return (
    <ul className={styles.processors}>
      {value.map(({ name, purpose, place }) => (
        <li key={name.en}>
          {t('trust.processors.entry', {
            name: name[locale],
            place: place[locale],
            purpose: purpose[locale],
          })}
        </li>
      ))}
    </ul>
  );
}
