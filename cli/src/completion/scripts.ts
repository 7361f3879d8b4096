/** The scripts with which shells complete this command when Tab is pressed. */
import { COMMANDS, type CommandName, type Words } from '../text/words.ts';
import { afterCommand, flagsOf, TELLING, type FlagFact, type Follows } from './facts.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type ShellName = (typeof SHELLS)[number];

export const SCRIPTS: Readonly<Record<ShellName, (words: Words) => string>> = { bash, zsh, fish };

const ALL = [...COMMANDS, ...TELLING];
const isCommand = (name: string): name is CommandName => (COMMANDS as readonly string[]).includes(name);

/** Flags of all commands with the same name take the same kind of value, except that of `saves --forget`. */
function valuedFlags(): readonly FlagFact[] {
  const all = COMMANDS.filter((command) => command !== 'saves').flatMap((command) => flagsOf(command));
  const named = new Map(all.filter(({ follows }) => follows !== null).map((flag) => [flag.name, flag]));
  return [...named.values()];
}

const flagNames = (command: CommandName): string =>
  flagsOf(command)
    .map(({ name }) => `--${name}`)
    .join(' ');

const listOf = (follows: Follows | null): string => (Array.isArray(follows) ? follows.join(' ') : '');

function bash(): string {
  const values = valuedFlags().map(({ name, follows }) =>
    follows === 'file' || follows === 'any'
      ? `    --${name}) COMPREPLY=(${follows === 'file' ? '$(compgen -f -- "$word")' : ''}); return ;;`
      : `    --${name}) COMPREPLY=($(compgen -W "${listOf(follows)}" -- "$word")); return ;;`,
  );
  const commands = ALL.map((command) => {
    const follows = afterCommand(command);
    const more = [listOf(follows), ...(isCommand(command) ? [flagNames(command)] : [])].filter((part) => part !== '');
    const files = follows === 'file' ? ' files=yes;' : '';
    return `    ${command})${files} words="${more.join(' ')}" ;;`;
  });
  return `_horda() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} words= files=
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${ALL.join(' ')}" -- "$word"))
    return
  fi
  case "$before" in
${values.join('\n')}
  esac
  case "\${COMP_WORDS[1]}" in
${commands.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [ -n "$files" ]; then COMPREPLY+=($(compgen -f -- "$word")); fi
}
complete -F _horda horda`;
}

function zsh(words: Words): string {
  const values = valuedFlags().map(({ name, follows }) => {
    if (follows === 'any') return `    (--${name}) return ;;`;
    return `    (--${name}) ${follows === 'file' ? '_files' : `compadd -- ${listOf(follows)}`}; return ;;`;
  });
  const commands = ALL.map((command) => {
    const follows = afterCommand(command);
    const steps = [
      ...(follows === 'file' ? ['_files'] : []),
      ...(listOf(follows) === '' ? [] : [`compadd -- ${listOf(follows)}`]),
      ...(isCommand(command) ? [`compadd -- ${flagNames(command)}`] : []),
    ];
    return `    (${command}) ${steps.join('; ') || ':'} ;;`;
  });
  const told = ALL.map((command) => quotedOnce(`${command}:${briefOf(words, command).replaceAll(':', '\\:')}`));
  return `#compdef horda
_horda() {
  if (( CURRENT == 2 )); then
    local -a commands=(
${told.map((each) => `      ${each}`).join('\n')}
    )
    _describe horda commands
    return
  fi
  case \${words[CURRENT-1]} in
${values.join('\n')}
  esac
  case \${words[2]} in
${commands.join('\n')}
  esac
}
compdef _horda horda`;
}

function fish(words: Words): string {
  const commands = ALL.map(
    (command) => `complete -c horda -n __fish_use_subcommand -a ${command} -d ${quotedOnce(briefOf(words, command))}`,
  );
  const places = ALL.flatMap((command) => {
    const follows = afterCommand(command);
    if (follows === 'file') return [`${seen(command)} -F`];
    return listOf(follows) === '' ? [] : [`${seen(command)} -a ${quotedOnce(listOf(follows))}`];
  });
  const flags = COMMANDS.flatMap((command) =>
    flagsOf(command).map(({ name, follows }) => {
      const flag = `${seen(command)} -l ${name}`;
      if (follows === null) return flag;
      if (follows === 'file') return `${flag} -r -F`;
      return follows === 'any' ? `${flag} -x` : `${flag} -x -a ${quotedOnce(listOf(follows))}`;
    }),
  );
  return ['complete -c horda -f', ...commands, ...places, ...flags].join('\n');
}

const seen = (command: string): string => `complete -c horda -n '__fish_seen_subcommand_from ${command}'`;

const quotedOnce = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function briefOf({ brief, completion }: Words, command: (typeof ALL)[number]): string {
  return isCommand(command) ? brief[command][0]![1] : completion[command];
}
