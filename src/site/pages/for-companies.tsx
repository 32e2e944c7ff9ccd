import { useTranslation } from 'react-i18next';
import { Actions } from '../design/actions.tsx';
import { ButtonLink } from '../design/button.tsx';
import { PageHeader } from '../design/page-header.tsx';
import price from '../design/price-line.module.css';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { WikiScreen } from '../sections/wiki-screen.tsx';
import { Text } from '../text/text.tsx';
import { Answers } from './for-companies/answers.tsx';
import { AuditTrail } from './for-companies/audit-trail.tsx';
import { Leaving } from './for-companies/leaving.tsx';
import { Prices } from './for-companies/prices.tsx';
import { ReadAccess } from './for-companies/read-access.tsx';
import screens from './for-companies/screens.module.css';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('for-companies.title')} summary={t('for-companies.summary')}>
      <PageHeader
        title={t('for-companies.heading')}
        picture={<WikiScreen of="hoses" className={screens.first} />}
      >
        <p>{t('for-companies.lede')}</p>
        <p className={price.price}>
          <Text k="for-companies.price" />
        </p>
        <Actions>
          <ButtonLink href="#plans">{t('for-companies.actions.plans')}</ButtonLink>
        </Actions>
        <p>
          <Text k="for-companies.actions.others" />
        </p>
      </PageHeader>
      <ReadAccess />
      <Prices />
      <AuditTrail />
      <Leaving />
      <Answers />
      <CallToAction
        heading="companies"
        next={['contact', 'demo']}
        audience="companies"
        background="dusk"
      />
    </PageFrame>
  );
}
