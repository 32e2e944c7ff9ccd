import { useTranslation } from 'react-i18next';
import type { TrustId } from '../../../content/schema/trust.ts';
import { RouteLink } from '../../text/link.tsx';

/** Questions to which no answer is published, and where to ask them. */
export function OpenQuestions({ of: subjects }: { of: readonly TrustId[] }) {
  const { t } = useTranslation();
  return (
    <div id="open">
      <h2>{t('trust.groups.open')}</h2>
      <ul>
        {subjects.map((subject) => (
          <li key={subject} id={subject}>
            {t(`trust.questions.${subject}`)}
          </li>
        ))}
        <li>
          <RouteLink to="contact">{t('trust.open')}</RouteLink>
        </li>
      </ul>
    </div>
  );
}
