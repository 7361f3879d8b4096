/** The settings on a page of their own. */
import { FormPage } from '../form/form-page.tsx';
import { SettingsForm, useSettingsWords } from './settings-form.tsx';

export function SettingsPage() {
  const words = useSettingsWords();
  return (
    <FormPage caption={words.caption} title={words.title}>
      <p class="form-lead">{words.lead}</p>
      <SettingsForm />
    </FormPage>
  );
}
