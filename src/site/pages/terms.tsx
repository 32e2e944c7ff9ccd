import { useTranslation } from 'react-i18next';
import { PageHeader } from '../design/page-header.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { LegalContents } from '../legal/legal-contents.tsx';
import { LegalDocument } from '../legal/legal-document.tsx';
import { PrevailingLanguage } from '../legal/prevailing-language.tsx';
import { Text } from '../text/text.tsx';
import styles from './terms.module.css';

/** The legal texts of the page, each with its own anchor. */
const documents = [
  { name: 'terms', id: 'terms' },
  { name: 'privacy-policy', id: 'privacy-policy' },
  { name: 'privacy-policy-addition', id: 'privacy-policy-addition' },
  { name: 'acceptable-use', id: 'aup' },
] as const;

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('terms.title')} summary={t('terms.summary')}>
      <PageHeader title={t('terms.heading')}>
        <p>
          <Text k="terms.lede" />
        </p>
        <PrevailingLanguage />
      </PageHeader>
      <div className={styles.columns} data-behaviour="copy-link" data-when="interaction">
        <LegalContents documents={documents} />
        <div>
          {documents.map(({ name, id }) => (
            <LegalDocument key={id} name={name} id={id} />
          ))}
        </div>
        <p role="status" className={styles.status} data-copied={t('terms.copied')} />
      </div>
    </PageFrame>
  );
}
