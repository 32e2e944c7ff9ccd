import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findLevel, type PrivacyChoice, privacySearch } from '../../domain/privacy-level.ts';
import { Section } from '../design/section.tsx';
import type { IslandDefinition } from './island.tsx';
import { applyFormChange, type FormChange } from './privacy-level/apply-form-change.ts';
import { ChoiceForm } from './privacy-level/choice-form.tsx';
import styles from './privacy-level/finder.module.css';
import { LevelResult } from './privacy-level/level-result.tsx';
import { RoleViews } from './privacy-level/role-views.tsx';
import { useDomValue } from './use-dom-value.ts';

interface Props {
  /** The choice in the address; possibly one that no level grants. */
  choice: PrivacyChoice;
}

/** The privacy calculator: three decisions, the resulting level, and its meaning for visitors. */
function PrivacyLevelCalculator({ choice: asked }: Props) {
  const { t } = useTranslation();
  const [{ choice, forced }, setState] = useState<FormChange>({ choice: asked });
  const form = useRef<HTMLFormElement>(null);
  const level = findLevel(choice);

  useDomValue(form, (element) => setState((state) => applyFormChange(state.choice, element)));
  useEffect(() => {
    if (choice !== asked) history.replaceState(null, '', privacySearch(choice));
  }, [choice, asked]);

  const follow = ({ currentTarget: { form: element } }: ChangeEvent<HTMLInputElement>) => {
    if (element) setState((state) => applyFormChange(state.choice, element));
  };
  return (
    <>
      <Section id="calculator" title={t('privacy.calculator.title')} background="sage" size="large">
        <div className={styles.finder}>
          <ChoiceForm ref={form} choice={choice} forced={forced} onChange={follow} />
          <LevelResult choice={choice} level={level} />
        </div>
      </Section>
      {level && <RoleViews level={level} />}
    </>
  );
}

export default {
  name: 'privacy-level',
  namespaces: ['privacy'],
  Component: PrivacyLevelCalculator,
} satisfies IslandDefinition<Props>;
