/**
 * Words that comments, documents, test titles and identifiers must not use. docs/style.md explains them by examples.
 *
 * The patterns match English prose and the words of an identifier that was split at its capitals and hyphens.
 * They must not be applied to Portuguese texts, to docs/style.md or to this file.
 */
export interface BannedWord {
  pattern: RegExp
  /** The standard term to write in its place. */
  instead: string
}

export const bannedWords: BannedWord[] = [
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bwho(?:m)?ever\b/i, instead: 'the user, the caller, the reader, anyone who' },
  { pattern: /\bnobody(?:'s|’s)?\b/i, instead: 'no user, no caller, no one' },
  { pattern: /\b(?:some|every|any)body(?:'s|’s)?\b/i, instead: 'a user, another user, all users' },
  { pattern: /\bbeside\b/i, instead: 'next to, in addition to, concurrently with' },
  { pattern: /\bmeanwhile\b/i, instead: 'in the meantime: name the event, as in "until the response arrives"' },
  {
    pattern: /\b(?:stands|stood)\b|\bstand (?:in|at|on|for|where|there)\b/i,
    instead: 'is, is stored in, is listed in',
  },
  { pattern: /\b(?:tells?|told|telling)\b/i, instead: 'notify, report, return, show, distinguish' },
  { pattern: /\b(?:says?|said|saying)\b/i, instead: 'state, declare, return, specify, define' },
  { pattern: /\b(?:asks?|asked|asking)\b/i, instead: 'request, query, require, prompt for' },
  { pattern: /\b(?:hears?|heard)\b/i, instead: 'receive, is notified, is announced' },
  { pattern: /\b(?:knows?|knowing|knew)\b/i, instead: 'import, depend on, contain, support, recognize, declared' },
  { pattern: /\blies\b/i, instead: 'is, is located, is between' },
  { pattern: /\bfaults?\b(?!\s+injection)/i, instead: 'error, violation, issue, defect' },
  { pattern: /\btwins?\b/i, instead: 'duplicate' },
  { pattern: /\bchores?\b/i, instead: 'scheduled task' },
  { pattern: /\bhappenings?\b/i, instead: 'event, order event' },
  { pattern: /\bhouseholds?\b/i, instead: 'dependencies, deps' },
  { pattern: /\bsurroundings\b/i, instead: 'dependencies, environment, context' },
  { pattern: /\bstrangers?\b/i, instead: 'isolation: "must not import each other"; an unauthenticated caller' },
  { pattern: /\bdoubts?\b/i, instead: 'name the condition, as in "needs full validation"' },
  { pattern: /\brefus(?:e|es|ed|ing|als?)\b/i, instead: 'reject, assert, error' },
  { pattern: /\banswer(?:s|ed|ing|able)?\b/i, instead: 'response, result, respond, return' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: 'fix, correct, replace' },
  { pattern: /\btastes?\b/i, instead: 'preference' },
  { pattern: /\bgo(?:es)? by\b/i, instead: 'follow, use, depend on' },
  { pattern: /\bgo(?:es)? on\b/i, instead: 'continue' },
  {
    pattern: /\bof (?:its|our) own\b/i,
    instead: 'separate, own (as in "an own folder"), dedicated',
  },
  { pattern: /\b(?:that is none|(?:that|as) there is not)\b/i, instead: 'invalid, unknown, "that does not exist"' },
  { pattern: /\beach other(?:'s|’s)\b/i, instead: 'name both things' },
  { pattern: /\bours\b/i, instead: 'Malote’s, default, internal' },
  { pattern: /\barrows? (?:of|between|to) (?:imports?|rooms?|packages?)\b/i, instead: 'import, import rule' },
  { pattern: /\bfront doors?\b/i, instead: 'entry point' },
  {
    pattern:
      /(?:^|[.:;]\s+)What (?:is|was|are|has|had|can|cannot|must|may|follows|waits|comes|stands|nobody|no one|people|others)\b[^.?|]*[.;:](?:\s|$)/,
    instead: 'a subject: name the thing, as in "A row that is missing", "Unresolvable imports"',
  },
]
