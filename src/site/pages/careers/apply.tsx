import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { ButtonLink } from '../../design/button.tsx';
import { Prose, Section } from '../../design/section.tsx';
import { useHref } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';

/** Two ways to apply: the form, and a ticket for those who have a question first. */
export function Apply() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <Section id="apply" title={t('careers.apply.title')}>
      <Prose>
        <p>{t('careers.apply.text')}</p>
        <p>
          <ButtonLink href={site.links.jobApplication || href('unsetLink')}>
            {t('careers.apply.now')}
          </ButtonLink>
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
