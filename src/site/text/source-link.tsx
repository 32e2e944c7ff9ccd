import { useTranslation } from 'react-i18next';
import type { ClaimSource } from '../../content/claims.ts';
import { formatDay } from '../../i18n/format.ts';
import { useSite } from '../context.tsx';
import visually from '../design/visually-hidden.module.css';
import { planRowId } from '../plan-row-id.ts';
import { type RouteKey, routes } from '../routes.ts';
import { RouteLink } from './link.tsx';
import { TextWithName } from './text-with-name.tsx';

/**
 * A link to the source of a claim.
 *
 * @param isShort whether a section of the terms is shown as its number only; screen readers get the full name
 * @throws when the source is a page that the route table does not have
 */
export function SourceLink({
  source,
  isShort = false,
}: {
  source: ClaimSource;
  isShort?: boolean;
}) {
  const { t } = useTranslation();
  const { locale } = useSite();
  switch (source.kind) {
    case 'terms':
      return <TermsLink section={source.section} isShort={isShort} />;
    case 'promise':
      if (!source.termsSection) return t('common.source.word');
      return (
        <>
          {t('common.source.promise')} <TermsLink section={source.termsSection} />
        </>
      );
    case 'plan':
      return (
        <RouteLink to="plans" fragment={planRowId(source.row, source.plans)}>
          {t(source.plans === 'business' ? 'common.source.businessPlan' : 'common.source.plan', {
            row: t(`plans.rows.${source.row}`),
          })}
        </RouteLink>
      );
    case 'page':
      if (!(source.route in routes)) throw new Error(`A claim names the page "${source.route}".`);
      return (
        <RouteLink
          to={source.route as RouteKey}
          {...(source.anchor && { fragment: source.anchor })}
        >
          {t('common.source.page', {
            page: t(`footer.links.${source.route}` as 'footer.links.about'),
          })}
        </RouteLink>
      );
    case 'law':
      return (
        <a href={source.url[locale]} lang={source.language}>
          {source.name[locale]}
        </a>
      );
    case 'host':
      return (
        <a href={source.url}>
          <TextWithName
            k="common.source.read"
            name={source.name}
            language={source.language}
            values={{ date: formatDay(locale, source.date) }}
          />
        </a>
      );
    case 'measurement':
      return t('common.source.measured', {
        date: formatDay(locale, source.date),
        method: source.method,
      });
    case 'record':
      return source.name[locale];
  }
}

/** Sections of the terms are numbered; the other legal texts on that page have names. */
function TermsLink({ section, isShort = false }: { section: string; isShort?: boolean }) {
  const { t } = useTranslation();
  if (section === 'AUP') {
    return (
      <RouteLink to="terms" fragment="aup">
        {t('common.source.aup')}
      </RouteLink>
    );
  }
  if (section.startsWith('P')) {
    return (
      <RouteLink to="terms" fragment={section}>
        {t('common.source.privacyPolicy', { section })}
      </RouteLink>
    );
  }
  return (
    <RouteLink to="terms" fragment={section === '9' ? 'dmca' : `section-${section}`}>
      {isShort ? (
        <>
          <span className={visually.hidden}>{`${t('common.source.theTerms')}, `}</span>
          {t('common.source.section', { section })}
        </>
      ) : (
        t('common.source.terms', { section })
      )}
    </RouteLink>
  );
}
