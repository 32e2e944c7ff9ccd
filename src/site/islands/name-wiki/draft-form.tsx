import type { FormEventHandler, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DraftAddress,
  emptyDraft,
  maxWikiNameLength,
  skinColours,
  type WikiDraft,
} from '../../../domain/wiki-draft.ts';
import { Button, ButtonLink } from '../../design/button.tsx';
import fold from '../../design/disclosure.module.css';
import visually from '../../design/visually-hidden.module.css';
import { FieldError } from '../../form/field-error.tsx';
import { describedBy } from '../../form/form-error.ts';
import styles from './draft-form.module.css';
import { LevelSelect } from './level-select.tsx';

/**
 * Form for name, address, privacy level and colour of a new wiki, with its preview and the next steps.
 * Without script a button submits the form for a preview. After hydration the preview updates on every
 * change, and the name field takes the button's room without layout shift.
 *
 * @param children the preview
 */
export function DraftForm({
  ref,
  draft,
  address,
  sentence,
  summary,
  wikiHost,
  levelNames,
  onInput,
  onSubmit,
  children,
}: {
  ref: Ref<HTMLFormElement>;
  draft: WikiDraft;
  address: DraftAddress;
  /** Error message of the typed address; undefined if valid. */
  sentence: string | undefined;
  summary: ReactNode;
  wikiHost: string;
  levelNames: readonly string[];
  onInput: FormEventHandler<HTMLFormElement>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  // Opens the further fields when one of them has a value or a mistake; wide screens always show them.
  const hasChoices =
    address.kind === 'invalid' ||
    draft.address !== '' ||
    draft.colour !== emptyDraft.colour ||
    draft.level !== emptyDraft.level ||
    undefined;
  return (
    <form ref={ref} action="#wiki" className={styles.form} onInput={onInput} onSubmit={onSubmit}>
      {summary && <div className={styles.summary}>{summary}</div>}
      <div className={styles.field}>
        <label htmlFor="wiki-name">{t('name-wiki.name')}</label>
        <div className={styles.name}>
          <input
            type="text"
            id="wiki-name"
            name="name"
            defaultValue={draft.name}
            maxLength={maxWikiNameLength}
            autoComplete="off"
            placeholder={t('name-wiki.sample.name')}
          />
          <Button tone="quiet">{t('name-wiki.show')}</Button>
        </div>
      </div>
      <details className={`${fold.fold} ${styles.more}`} open={hasChoices}>
        <summary>{t('name-wiki.more')}</summary>
        <div className={styles.field}>
          <label htmlFor="wiki-address">{t('name-wiki.address')}</label>
          <div className={styles.address}>
            <input
              type="text"
              id="wiki-address"
              name="address"
              defaultValue={draft.address}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              placeholder={
                !draft.address && address.kind === 'wiki'
                  ? address.id
                  : t('name-wiki.sample.address')
              }
              {...describedBy('wiki-address', sentence !== undefined, !sentence)}
            />
            <span translate="no">{`.${wikiHost}`}</span>
          </div>
          {!sentence && (
            <p id="wiki-address-hint" className={styles.note}>
              {t(
                address.kind === 'empty' && draft.name
                  ? 'name-wiki.noLetters'
                  : 'name-wiki.unchecked',
              )}
            </p>
          )}
          <FieldError field="wiki-address" sentence={sentence} />
        </div>
        <LevelSelect names={levelNames} chosen={draft.level} />
        <fieldset className={styles.colours}>
          <legend>{t('name-wiki.colour')}</legend>
          {skinColours.map((colour) => (
            <label key={colour} data-colour={colour}>
              <input
                type="radio"
                name="colour"
                value={colour}
                defaultChecked={colour === draft.colour}
              />
              <span className={visually.hidden}>{t(`name-wiki.colours.${colour}`)}</span>
            </label>
          ))}
        </fieldset>
      </details>
      {children}
      <p className={styles.send}>
        <ButtonLink href="#plans">{t('name-wiki.create')}</ButtonLink>
      </p>
    </form>
  );
}
