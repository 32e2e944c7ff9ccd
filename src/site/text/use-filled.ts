import { useTranslation } from 'react-i18next';

/**
 * Makes a function that fills the `{{…}}` of a text from content/ with the facts that any text may
 * name.
 *
 * @returns a function that throws when there is no such fact
 */
export function useFilled(): (text: string) => string {
  const { i18n } = useTranslation();
  const facts = i18n.options.interpolation?.defaultVariables ?? {};
  return (text) => i18n.services.interpolator.interpolate(text, facts, i18n.language, {});
}
