import { useTranslation } from 'react-i18next';
import type { Processors } from '../../../content/schema/trust.ts';
import { useSite } from '../../context.tsx';
import { DataTable } from '../../design/data-table.tsx';
import styles from './answer.module.css';

/** The companies that process data for us: what each does, and where. */
export function ProcessorTable({ of: { value } }: { of: Processors }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  if (value.length === 0) return t('trust.processors.none');
  return (
    <DataTable caption={t('trust.questions.processors')} className={styles.processors}>
      <thead>
        <tr>
          <th scope="col">{t('trust.processors.name')}</th>
          <th scope="col">{t('trust.processors.purpose')}</th>
          <th scope="col">{t('trust.processors.place')}</th>
        </tr>
      </thead>
      <tbody>
        {value.map(({ name, purpose, place }) => (
          <tr key={name.en}>
            <th scope="row">{name[locale]}</th>
            <td>{purpose[locale]}</td>
            <td>{place[locale]}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
