/** A touch on a piece with which nothing can be done shows what is written on it. */
import { Look as AnyLook } from '../parts/look.tsx';

/** `quiet`: arrows reach it, the tab key passes it by. */
export function Look(props: { readonly piece: string; readonly label: string; readonly quiet?: boolean }) {
  return <AnyLook {...props} look="ln-touch" />;
}
