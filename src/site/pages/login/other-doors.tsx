import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Term, TermList } from '../../design/term-list.tsx';
import { ExternalLink, RouteLink } from '../../text/link.tsx';

/** Log-ins that are not a wiki's, and the way for those who have none at all. */
export function OtherDoors() {
  const { t } = useTranslation();
  return (
    <Section title={t('login.elsewhere.title')} note={t('login.elsewhere.note')}>
      <TermList>
        {(['clientPanel', 'selfServicePortal', 'createWiki'] as const).map((door) => {
          const label = t(`login.elsewhere.${door}.link`);
          const link =
            door === 'createWiki' ? (
              <RouteLink to={door}>{label}</RouteLink>
            ) : (
              <ExternalLink to={door}>{label}</ExternalLink>
            );
          return (
            <Term key={door} name={t(`login.elsewhere.${door}.title`)} note={link}>
              {t(`login.elsewhere.${door}.text`)}
            </Term>
          );
        })}
      </TermList>
    </Section>
  );
}
