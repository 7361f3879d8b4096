/** One icon of the packaged set; `body` comes from `virtual:game-icon/NAME`. */
export function Icon({ body }: { readonly body: string }) {
  return <svg class="icon" viewBox="0 0 512 512" aria-hidden="true" dangerouslySetInnerHTML={{ __html: body }} />;
}

/** The fonts lack arrows. */
export function Arrow() {
  return (
    <svg class="arrow" viewBox="0 0 26 17" aria-hidden="true">
      <path d="M0 6h14V0l12 8.500L14 17v-6H0z" fill="currentColor" />
    </svg>
  );
}
