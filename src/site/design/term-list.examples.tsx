import { useTranslation } from 'react-i18next';
import type { Examples } from '../examples.ts';
import { Term, TermList } from './term-list.tsx';

export const examples = {
  'with and without a note': () => {
    const { t } = useTranslation();
    const note = <a href="/plans">{t('plans.compareAll')}</a>;
    return (
      <TermList>
        <Term name={t('compare.tables.communities')} note={note}>
          {t('compare.lede')}
        </Term>
        <Term name={t('compare.tables.companies')}>{t('compare.lede')}</Term>
      </TermList>
    );
  },
} satisfies Examples;
