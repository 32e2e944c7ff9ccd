import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { extensionCategories } from '../../../domain/extension-catalogue.ts';
import { type ExtensionFilter, maxSearchLength } from '../../../domain/extension-search.ts';
import { Button } from '../../design/button.tsx';
import select from '../../design/select.module.css';
import styles from './extension-list.module.css';

/**
 * Search field and categories. Until the list is fetched, submitting the form requests this page again.
 *
 * @param isLive whether the list filters while the visitor types
 * @param children the status line
 */
export function FilterForm({
  ref,
  asked,
  isLive,
  onChange,
  children,
}: {
  ref: Ref<HTMLFormElement>;
  asked: ExtensionFilter;
  isLive: boolean;
  onChange: (form: HTMLFormElement) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <search>
      <form
        ref={ref}
        className={styles.form}
        onInput={(event) => onChange(event.currentTarget)}
        onSubmit={(event) => {
          if (isLive) event.preventDefault();
        }}
      >
        <label>
          <span>{t('extensions-listing.search')}</span>
          <input
            type="search"
            name="search"
            maxLength={maxSearchLength}
            defaultValue={asked.search}
          />
        </label>
        <label>
          <span>{t('extensions-listing.category')}</span>
          <select className={select.select} name="category" defaultValue={asked.category}>
            <option value="">{t('extensions-listing.allCategories')}</option>
            {extensionCategories.map((category) => (
              <option key={category} value={category}>
                {t(`extensions-listing.categories.${category}`)}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.outcome}>
          {children}
          <span className={isLive ? styles.sent : undefined}>
            <Button tone="quiet" size="small">
              {t('extensions-listing.show')}
            </Button>
          </span>
        </div>
      </form>
    </search>
  );
}
