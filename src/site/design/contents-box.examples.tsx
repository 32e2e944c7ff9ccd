import { useTranslation } from 'react-i18next';
import type { Examples } from '../examples.ts';
import { ContentsBox } from './contents-box.tsx';

export const examples = {
  'of two parts': () => {
    const { t } = useTranslation();
    return (
      <>
        <ContentsBox
          entries={[
            { id: 'communities', title: t('compare.tables.communities') },
            { id: 'companies', title: t('compare.tables.companies') },
          ]}
        />
        <p id="communities">{t('compare.lede')}</p>
        <p id="companies">{t('compare.lede')}</p>
      </>
    );
  },
} satisfies Examples;
