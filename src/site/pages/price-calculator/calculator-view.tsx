import { useTranslation } from 'react-i18next';
import type { CalculatorRequest } from '../../../domain/calculator-request.ts';
import { PageHeader } from '../../design/page-header.tsx';
import { PageFrame } from '../../layout/page-frame.tsx';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { Text } from '../../text/text.tsx';
import { Calculator } from './calculator.tsx';
import { InvalidSelection } from './invalid-selection.tsx';
import { Method } from './method.tsx';
import { Tabs } from './tabs.tsx';

/**
 * The calculator before it has a result: untouched, or with the fields that have to be corrected.
 */
export function CalculatorView({ request }: { request: CalculatorRequest }) {
  const { t } = useTranslation();
  const isInvalid = request.kind === 'invalid';
  return (
    <PageFrame
      title={t('price-calculator.title')}
      summary={t('price-calculator.summary')}
      isRefused={isInvalid || Object.keys(request.errors).length > 0}
    >
      <PageHeader
        title={t(
          isInvalid ? 'price-calculator.problem.invalidHeading' : 'price-calculator.heading',
        )}
      >
        {isInvalid ? (
          <InvalidSelection request={request} />
        ) : (
          <p>
            <Text k="price-calculator.lede" />
          </p>
        )}
      </PageHeader>
      <Tabs current="personal" />
      <Calculator title={t('price-calculator.form.title')} isTitleHidden request={request} />
      <Method />
      <CallToAction heading="calculator" next={['createWiki', 'contact']} />
    </PageFrame>
  );
}
