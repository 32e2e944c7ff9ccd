import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { legalText } from '../legal/documents.ts';
import { legalComponents } from '../legal/legal-document.tsx';
import { PrevailingLanguage } from '../legal/prevailing-language.tsx';
import styles from './dmca.module.css';

export function Page() {
  const { t } = useTranslation();
  const { locale, headings } = useSite();
  const { default: Content, frontmatter } = legalText('dmca', locale);
  headings.push(frontmatter.title);
  return (
    <PageFrame title={t('dmca.title')} summary={t('dmca.summary')}>
      <div className={styles.letter}>
        <div className={styles.sign} aria-hidden="true">
          C
        </div>
        <div className={styles.words}>
          <h1>{frontmatter.title}</h1>
          <PrevailingLanguage />
          <Content components={legalComponents} />
        </div>
      </div>
    </PageFrame>
  );
}
