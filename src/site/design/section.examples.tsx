import { useTranslation } from 'react-i18next';
import type { Examples } from '../examples.ts';
import { Prose, Section } from './section.tsx';

export const examples = {
  'with a note and running text': () => {
    const { t } = useTranslation();
    return (
      <Section title={t('compare.fits.title')} note={t('careers.test.note')}>
        <Prose>
          <p>{t('compare.lede')}</p>
        </Prose>
      </Section>
    );
  },
  'without a note': () => {
    const { t } = useTranslation();
    return (
      <Section title={t('compare.tables.companies')}>
        <p>{t('compare.lede')}</p>
      </Section>
    );
  },
} satisfies Examples;
