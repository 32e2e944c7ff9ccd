import { useTranslation } from 'react-i18next';
import type { TrustId } from '../../../content/schema/trust.ts';
import { RouteLink } from '../../text/link.tsx';

/** Questions to which no answer is published, and where to ask them. */
export function OpenQuestions({ of: subjects }: { of: readonly TrustId[] }) {
  const { t } = useTranslation();
  return (
    <div id="open">
      <div>
        <h3>{t('trust.groups.open')}</h3>
        <p>
          <RouteLink to="contact">{t('trust.open')}</RouteLink>
        </p>
      </div>
      <ul>
        {subjects.map((subject) => (
          <li key={subject} id={subject}>
            {t(`trust.questions.${subject}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
