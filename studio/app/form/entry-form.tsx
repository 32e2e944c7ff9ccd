import Form from '@rjsf/core';
import type { ErrorSchema, RJSFSchema } from '@rjsf/utils';
import type { Problem } from '../../../src/content/check/problem.ts';
import type { FormSchema } from '../../forms/form-schema.ts';
import { type Path, pathOf } from '../api.ts';
import { AssumableField } from './assumable-field.tsx';
import { formValidator } from './form-validator.ts';
import { LanguagesField } from './languages-field.tsx';
import { templates } from './templates.tsx';
import { uiSchemaOf } from './ui-schema.ts';
import { widgets } from './widgets.tsx';
import { withoutEmptyObjects } from './without-empty-objects.ts';

/**
 * The form of a part of a file, made from its schema, with the content check's findings beside the
 * fields. It never fills in defaults.
 *
 * @param findings of the check on this file, with paths from the top of the file
 */
export function EntryForm({
  schema,
  value,
  path,
  findings,
  onChange,
}: {
  schema: FormSchema;
  value: unknown;
  path: Path;
  findings: readonly Problem[];
  onChange: (value: unknown) => void;
}) {
  return (
    <Form
      schema={schema as RJSFSchema}
      uiSchema={uiSchemaOf(schema)}
      formData={value}
      validator={formValidator}
      noValidate
      noHtml5Validate
      templates={templates}
      widgets={widgets}
      fields={{ languages: LanguagesField, assumable: AssumableField }}
      extraErrors={errorsOf(findings, path)}
      experimental_defaultFormStateBehavior={{
        emptyObjectFields: 'skipDefaults',
        requiredBooleanDefault: 'skip',
        arrayMinItems: { populate: 'never' },
      }}
      onChange={({ formData }, id) => {
        // The form library calls this on its first render, too.
        if (id !== undefined) onChange(withoutEmptyObjects(formData));
      }}
    />
  );
}

/** Converts findings into the form library's error tree. */
function errorsOf(findings: readonly Problem[], path: Path): ErrorSchema {
  const errors: ErrorSchema = {};
  for (const finding of findings) {
    const inside = pathOf(finding).slice(path.length);
    let place = errors as Record<string, ErrorSchema> & ErrorSchema;
    for (const key of inside) {
      place[key] ??= {};
      place = place[key] as typeof place;
    }
    place.__errors = [...(place.__errors ?? []), finding.sentence];
  }
  return errors;
}
