import { useTranslation } from 'react-i18next';
import { Prose, Section } from '../../design/section.tsx';
import { ExternalButton } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';

/** Two ways to apply: the form, and a ticket for those who have a question first. */
export function Apply() {
  const { t } = useTranslation();
  return (
    <Section id="apply" title={t('careers.apply.title')}>
      <Prose>
        <p>{t('careers.apply.text')}</p>
        <p>
          <ExternalButton to="jobApplication">{t('careers.apply.now')}</ExternalButton>
        </p>
        <p>
          <Text k="careers.apply.ticket" />
        </p>
        <p>
          <Text k="careers.apply.privacy" />
        </p>
      </Prose>
    </Section>
  );
}
