import '../design/print.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkId } from '../../content/site.ts';
import { formatDay } from '../../i18n/format.ts';
import { useSite } from '../context.tsx';
import type { RouteKey } from '../routes.ts';
import { ExternalLink, RouteLink } from '../text/link.tsx';
import { useFilled } from '../text/use-filled.ts';
import { type LegalName, legalText, legalUpdatedOn } from './documents.ts';
import styles from './legal-document.module.css';
import type { SectionProps } from './sections-of.tsx';
import { Versions } from './versions.tsx';

/**
 * A legal text with the day of its last change.
 *
 * @param id of its heading, for links to the whole document
 */
export function LegalDocument({ name, id }: { name: LegalName; id: string }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const { default: Content, frontmatter } = legalText(name, locale);
  const updatedOn = legalUpdatedOn(name);
  return (
    <article className={styles.document}>
      <h2 id={id}>{frontmatter.title}</h2>
      <p className={styles.updated}>
        {t('terms.updated')} <time dateTime={updatedOn}>{formatDay(locale, updatedOn)}</time>
      </p>
      <Versions of={name} />
      <Content components={legalComponents} />
    </article>
  );
}

function Section({ id, number, title, children }: SectionProps & { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section>
      <h3 id={id}>
        <span>{number}</span> {title}
        <a
          className={styles.anchor}
          href={`#${id}`}
          data-copy-link=""
          aria-label={t('terms.copyLink', { number, title })}
        >
          #
        </a>
      </h3>
      {children}
    </section>
  );
}

/** A non-binding summary of a long section, in a sentence or two. */
function Summary({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.summary}>
      <b>{t('terms.inShort')}</b> {children}
    </div>
  );
}

/** A link in a legal text: to a route, a section or another host. */
function To({
  route = 'terms',
  section,
  external,
  children,
}: {
  route?: RouteKey;
  section?: string;
  external?: LinkId;
  children: ReactNode;
}) {
  const isHere = useSite().pageKey === route;
  if (external) return <ExternalLink to={external}>{children}</ExternalLink>;
  if (isHere && section) return <a href={`#${section}`}>{children}</a>;
  return (
    <RouteLink to={route} {...(section && { fragment: section })}>
      {children}
    </RouteLink>
  );
}

/** A fact from content/, for a `{{…}}` of a legal text. */
function Fact({ of }: { of: string }) {
  return useFilled()(`{{${of}}}`);
}

/** A number set by law; typed in the text, unlike facts from content/. */
function Law({ children }: { children: ReactNode }) {
  return children;
}

/** The components that MDX files of content/legal/ can use. */
export const legalComponents = { Section, Summary, To, Fact, Law };
