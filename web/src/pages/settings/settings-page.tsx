/** The settings on a page of their own. */
import { hrefOf } from '../../app/route.ts';
import { FormPage } from '../form/form-page.tsx';
import { SettingsForm, useSettingsWords } from './settings-form.tsx';

export function SettingsPage() {
  const words = useSettingsWords();
  return (
    <FormPage caption={words.caption} title={words.title}>
      <p class="form-lead">{words.lead}</p>
      <SettingsForm />
      <p class="settings-device">
        <a class="button" href={hrefOf({ page: 'device', code: '' })}>
          {words.device}
        </a>
        <small>{words.deviceHelp}</small>
      </p>
    </FormPage>
  );
}
