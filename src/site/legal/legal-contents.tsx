import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import { type LegalName, legalText } from './documents.ts';
import styles from './legal-contents.module.css';
import { sectionsOf } from './sections-of.tsx';

/** The table of contents of legal texts, sticky beside them on wide screens. */
export function LegalContents({
  documents,
}: {
  documents: readonly { name: LegalName; id: string }[];
}) {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <nav className={styles.contents} aria-label={t('terms.contents')}>
      {documents.map(({ name, id }) => {
        const text = legalText(name, locale);
        const sections = sectionsOf(text);
        return (
          <div key={id}>
            <a href={`#${id}`} className={styles.title}>
              {text.frontmatter.title}
            </a>
            {sections.length > 0 && (
              <ul className={styles.list}>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>
                      <span>{section.number}</span> {section.title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
      <button type="button" className={styles.print} data-print="">
        {t('terms.print')}
      </button>
    </nav>
  );
}
