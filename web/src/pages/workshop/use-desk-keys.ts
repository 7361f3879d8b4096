/** The keys of the workshop; what somebody types into a field stays typing. */
interface Deeds {
  next(): void;
  double(): void;
  toProblem(): void;
  undo(): void;
}

export function useDeskKeys(deeds: Deeds): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isHeld = ctrlKey || metaKey;
    const deed =
      isHeld && key === 'Enter'
        ? deeds.next
        : altKey && key.toLowerCase() === 'd'
          ? deeds.double
          : isTyping(event.target)
            ? null
            : key === '!'
              ? deeds.toProblem
              : isHeld && key.toLowerCase() === 'z'
                ? deeds.undo
                : null;
    if (deed === null) return;
    event.preventDefault();
    deed();
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');
}
