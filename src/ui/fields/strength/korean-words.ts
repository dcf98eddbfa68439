/** Korean words that passwords often hold, most common first: typed with an English keyboard layout, and romanised. */
export const koreanWords: readonly string[] =
  'tkfkdgo tkfkd dkssud dkssudgktpdy qlalfqjsgh dkaghdlqslek eogksalsrnr gksrnr tjdnf djaak dkQk dhQk djssl snsk ehdtod rkwhr clsrn cjstk qkqh godqhr rhakdnj aldksgo ghkdlxld rhdiddl rkddkwl xhRl rhdwn dhkdwk gksmf qkek qnxkr dkrk rltod tnfpsk dbfl alswl saranghae sarang annyeong gomawo hwaiting daehan hanguk korea seoul busan jeju chingu cheonsa haengbok gajok eomma appa oppa'.split(
    ' ',
  );
