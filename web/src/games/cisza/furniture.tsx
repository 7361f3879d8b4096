/** What stands in the rooms, drawn as an architect would; and the tape over a door that nobody opens any more. */
import type { Seat } from '@horda/kernel';

const ROOMS = [
  'M0 0h34v54H0zM4 4h26v12H4zM70 6h40v26H70zM78-2v8M102-2v8M78 32v8M102 32v8M150 17a17 17 0 1 0 .1 0M150 17v34M133 34h34',
  'M0 8h60v22H0zM0 8l60 22M90 0h8v8h-8zM102 0h8v8h-8zM114 0h8v8h-8zM90 12h8v8h-8zM102 12h8v8h-8zM90 48h80v14H90z',
  'M10 0h70M10 8h70M10 16h70M10 24h70M10 32h70M10 40h70M10 0v48M80 0v48M110 54a34 34 0 0 1 34-34v34z',
  'M0 0h46v72H0zM5 6h36v16H5zM80 8h60v40H80zM110 16a12 12 0 1 0 .1 0M170 60a40 40 0 0 1 40-40v40z',
  'M0 10h24v24H0zM30 10h24v24H30zM0 40h24v24H0zM30 40h24v24H30zM90 4h90v18H90zM104 22v34M166 22v34M90 56h90',
  'M0 0h72v30H0zM10 8h16v14H10zM46 8h16v14H46zM110 70V30h56v40M120 40h36v30M190 0v66M184 0v66',
];

export function Furniture({ seat }: { readonly seat: Seat }) {
  return (
    <svg class="shelter-furniture" viewBox="-4 -6 220 84" aria-hidden="true">
      <path d={ROOMS[seat % ROOMS.length]} />
    </svg>
  );
}

export function TapedShut({ label }: { readonly label: string }) {
  return (
    <div class="shelter-shut">
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M-4 3L-2 12L104 38L103 29ZM-3 32L-4 40L104 10L103 2Z" />
      </svg>
      <b class="stamp">{label}</b>
    </div>
  );
}
