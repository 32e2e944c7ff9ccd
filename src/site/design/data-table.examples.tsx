import { useTranslation } from 'react-i18next';
import type { Examples } from '../examples.ts';
import { DataTable } from './data-table.tsx';

export const examples = {
  'with a caption': () => {
    const { t } = useTranslation();
    return (
      <DataTable caption={t('plans.table.personalCaption')} className={undefined}>
        <thead>
          <tr>
            <th scope="col">{t('plans.table.feature')}</th>
            <th scope="col">Basics</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('plans.rows.sso')}</th>
            <td>{t('common.no')}</td>
          </tr>
          <tr>
            <th scope="row">{t('plans.rows.storage')}</th>
            <td>10</td>
          </tr>
        </tbody>
      </DataTable>
    );
  },
} satisfies Examples;
