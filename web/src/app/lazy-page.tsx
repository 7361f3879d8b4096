/** Pages that are fetched when they are first opened, so that the first page loads quickly. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from './settings.tsx';

/** Shows a loading message until the page has come; a failed fetch is thrown to the error boundary. */
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
