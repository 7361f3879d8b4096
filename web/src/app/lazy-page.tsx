/** Pages that are fetched when they are first opened: what a person needs to choose a game comes first. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from './settings.tsx';

/** Until it is there, says so; a page that cannot be fetched is an error of the page around it. */
export function lazyPage<P extends object>(fetchPage: () => Promise<ComponentType<P>>): ComponentType<P> {
  let fetched: ComponentType<P> | null = null;
  return function LazyPage(props: P) {
    const words = useWords();
    const [, setFetched] = useState(fetched !== null);
    const [failure, setFailure] = useState<unknown>(null);
    useEffect(() => {
      if (fetched !== null) return;
      fetchPage().then((page) => {
        fetched = page;
        setFetched(true);
      }, setFailure);
    }, []);
    if (failure !== null) throw failure;
    const Page = fetched;
    if (Page !== null) return <Page {...props} />;
    return (
      <main class="page-coming" aria-busy="true">
        <p class="typed">{words.common.loading}</p>
      </main>
    );
  };
}
