import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Term, TermList } from '../../design/term-list.tsx';
import { ExternalLink, RouteLink } from '../../text/link.tsx';

/** Logins other than a wiki's, and where to go without an account. */
export function OtherLogins() {
  const { t } = useTranslation();
  return (
    <Section title={t('login.elsewhere.title')} note={t('login.elsewhere.note')}>
      <TermList>
        {(['clientPanel', 'selfServicePortal', 'createWiki'] as const).map((target) => {
          const label = t(`login.elsewhere.${target}.link`);
          const link =
            target === 'createWiki' ? (
              <RouteLink to={target}>{label}</RouteLink>
            ) : (
              <ExternalLink to={target}>{label}</ExternalLink>
            );
          return (
            <Term key={target} name={t(`login.elsewhere.${target}.title`)} note={link}>
              {t(`login.elsewhere.${target}.text`)}
            </Term>
          );
        })}
      </TermList>
    </Section>
  );
}
