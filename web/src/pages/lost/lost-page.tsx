/** An address that leads nowhere, or (`noServer`) to a table of a server, which a static page does not have. */
import { zombie } from '../../art/portraits.ts';
import { Picture } from '../../art/picture.tsx';
import { hrefOf } from '../../app/route.ts';
import { useWords } from '../../app/settings.tsx';
import { FormPage } from '../form/form-page.tsx';
import './lost.css';

const PICTURE = zombie(4, 'regular');

export function LostPage({ noServer = false }: { readonly noServer?: boolean }) {
  const { common } = useWords();
  return (
    <FormPage caption="Horda" title={noServer ? common.noServer : common.lostPage} narrow>
      <div class="lost">
        <div class="lost-picture">
          <Picture markup={PICTURE} />
        </div>
        <div>
          <p class="form-lead">{noServer ? common.noServerHelp : common.lostPageHelp}</p>
          <a class="button button-primary" href={hrefOf({ page: 'home' })}>
            {common.home}
          </a>
        </div>
      </div>
    </FormPage>
  );
}
