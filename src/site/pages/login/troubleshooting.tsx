import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Term, TermList } from '../../design/term-list.tsx';
import { Text } from '../../text/text.tsx';

const troubles = ['forgotId', 'ownDomain', 'password', 'user', 'support'] as const;

/** Why a log-in may fail, and what to do. */
export function Troubleshooting() {
  const { t } = useTranslation();
  return (
    <Section title={t('login.help.title')}>
      <TermList>
        {troubles.map((trouble) => (
          <Term key={trouble} name={t(`login.help.${trouble}.title`)}>
            <Text k={`login.help.${trouble}.text`} />
          </Term>
        ))}
      </TermList>
    </Section>
  );
}
