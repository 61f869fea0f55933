/*
 * The inner loop of a scan: runs a deterministic automaton over the names of one block, by codes, and over what
 * neighbours share only once. Layout of a block: lib/ct/index/segment_writer.ts. Compiled by
 * lib/ct/data/gen_scan.ts.
 *
 * Most codes lead from the home state back to it. A code that doesn't is said to leave; one that leads elsewhere
 * behind a leaving code than from home is said to go on. Only where one that goes on stands behind one that leaves are
 * states followed; elsewhere the state is the one that the last code alone leads to from home.
 */
#include <wasm_simd128.h>
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;

#define MATCHED 1
#define UNKNOWN 0xffff
#define NEVER 512
#define BLOCK_NAMES 96

/* A frame or a part of one; room behind it for what damaged counts reach. */
u8 text[0x190000] __attribute__((aligned(16)));
u8 hits[BLOCK_NAMES + 16];
/* For each code the sort of state it leads to from home, one of eight bits, none for home itself; after which sorts it
   goes on; and whether a name that ends with it fares unlike one that ends at home. */
u8 sorts[256], follows[256], decides[256];
/* Three sets of codes, those that leave, those that go on, and those that decide a name: from home they lead to a state
   that no text can leave. Each has 32 bytes, indexed by four low bits and the high one. */
u8 sets[96] __attribute__((aligned(16)));
/* For each state 0, 1, or 2 when that isn't known. */
u8 ends_of[1 << 16];
/* 1 when every code that decides a name at its end decides it anywhere. */
u8 plain;
/* Names whose states were looked at one by one. */
u32 walked;
static u8 stack[NEVER + 32];
static u16 states[NEVER + 8];
/* Depths at which the state isn't the one that the last code leads to from home, ascending, and the states there; the
   first is the start. `odds` is the index of the last one. */
static u16 odd_depth[NEVER + 8], odd_state[NEVER + 8];
static u32 odds;
extern u8 __heap_base[];

__attribute__((import_module("js"), import_name("step"))) u32 step(u32 state, u32 code);
__attribute__((import_module("js"), import_name("ends"))) u32 ends(u32 state);

static inline v128_t members(v128_t codes, v128_t low, v128_t high) {
  const v128_t bits = wasm_u8x16_const(1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128);
  const v128_t place = wasm_u8x16_splat(0x8f);
  v128_t a = wasm_i8x16_swizzle(low, wasm_v128_and(codes, place));
  v128_t b = wasm_i8x16_swizzle(high, wasm_v128_and(wasm_v128_xor(codes, wasm_u8x16_splat(0x80)), place));
  return wasm_v128_and(wasm_v128_or(a, b), wasm_i8x16_swizzle(bits, wasm_u8x16_shr(codes, 4)));
}

static inline u32 all(u32 names) {
  for (u32 i = 0; i < names; i++) hits[i] = i;
  return names;
}

/* The 16 codes that `find` read last, and a bit for each that may go on behind one that leaves, or that decides. */
static u32 looked, pair_bits, final_bits;
/* The code that completes what `find` returned: the one that goes on, or the one that decides. */
static u32 event;

/* Finds the next code from `from` on that leaves home with one behind it that goes on, or that decides a name; `end`
   when there is none. */
static __attribute__((noinline)) u32 find(u32 from, u32 end) {
  const v128_t leaves_low = wasm_v128_load(sets), leaves_high = wasm_v128_load(sets + 16);
  const v128_t on_low = wasm_v128_load(sets + 32), on_high = wasm_v128_load(sets + 48);
  const v128_t final_low = wasm_v128_load(sets + 64), final_high = wasm_v128_load(sets + 80);
  const u32 finals = wasm_v128_any_true(wasm_v128_or(final_low, final_high));
  const v128_t bits = wasm_u8x16_const(1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128);
  const v128_t place = wasm_u8x16_splat(0x8f), none = wasm_u8x16_splat(0);
  u32 base = looked, pairs = pair_bits, final = final_bits, carry = 0;
  if (from >= base + 16) {
    base = from - 16;
    pairs = final = 0;
  } else {
    carry = sorts[text[base + 15]] != 0;
    pairs &= 0xfffffffeu << (from - base);
    final &= 0xffffffffu << (from - base);
  }
  for (;;) {
    while ((pairs | final) == 0) {
      base += 16;
      if (base >= end) {
        looked = base;
        pair_bits = final_bits = 0;
        return event = end;
      }
      const v128_t codes = wasm_v128_load(text + base);
      const v128_t one = wasm_v128_and(codes, place);
      const v128_t other = wasm_v128_and(wasm_v128_xor(codes, wasm_u8x16_splat(0x80)), place);
      const v128_t bit = wasm_i8x16_swizzle(bits, wasm_u8x16_shr(codes, 4));
#define IN(low, high)                                                                                              \
  wasm_i8x16_bitmask(wasm_i8x16_ne(                                                                                \
      wasm_v128_and(bit, wasm_v128_or(wasm_i8x16_swizzle(low, one), wasm_i8x16_swizzle(high, other))), none))
      const u32 leave = IN(leaves_low, leaves_high);
      pairs = (leave << 1 | carry) & IN(on_low, on_high);
      carry = leave >> 15;
      if (finals) final = IN(final_low, final_high);
    }
    const u32 any = pairs | final, at = base + __builtin_ctz(any), low = any & -any;
    if ((pairs & low) && (sorts[text[at - 1]] & follows[text[at]])) {
      looked = base;
      pair_bits = pairs;
      final_bits = final;
      event = at;
      return at - 1;
    }
    pairs &= ~low;
    if (final & low) {
      looked = base;
      pair_bits = pairs;
      final_bits = final;
      return event = at;
    }
  }
}

/* Drops the states at depths that the next name doesn't share; returns the depth of the last one left. */
static inline u32 forget(u32 kept) {
  while (odd_depth[odds] > kept) odds--;
  return odd_depth[odds];
}

/* Where `pass_names` stopped: at the counts and the codes of a name. */
static u32 passed_h, passed_p;

/* Passes names that leave home nowhere with as little work as possible; returns the first that may. */
static inline __attribute__((always_inline)) u32
pass_names(u32 h, u32 p, u32 place, u32 names, u32 next, u32 only_finals) {
  u32 high = odd_depth[odds];
  for (; place < names; place++) {
    u32 counts = h;
    u32 head = text[counts++];
    u32 kept = head >> 4, own = head & 15;
    if (kept == 15) kept = text[counts++];
    if (own == 15) own = text[counts++];
    if (next < p + own) break;
    if (kept <= high) {
      high = forget(kept);
      if (kept == high) break;
    }
    if (sorts[stack[kept + 15]] & follows[text[p]]) break;
    if (!only_finals && decides[text[p + own - 1]]) break;
    wasm_v128_store(stack + 16 + kept, wasm_v128_load(text + p));
#pragma clang loop unroll(disable)
    for (u32 i = 16; i < own; i += 16) wasm_v128_store(stack + 16 + kept + i, wasm_v128_load(text + p + i));
    p += own;
    h = counts;
  }
  passed_h = h;
  passed_p = p;
  return place;
}

static __attribute__((noinline)) u32 pass_plain(u32 h, u32 p, u32 place, u32 names, u32 next) {
  return pass_names(h, p, place, names, next, 1);
}

static __attribute__((noinline)) u32 pass_deciding(u32 h, u32 p, u32 place, u32 names, u32 next) {
  return pass_names(h, p, place, names, next, 0);
}

/* `start` and `home` are neither dead nor matched, and their ends are known. */
u32 scan(u32 at, u32 p, u32 end, u32 names, u32 start, u32 home) {
  const u16 *next = (const u16 *)(((u32)__heap_base + 15) & ~15u);
  const u16 *from_home = next + (home << 8);
  const u32 home_ends = ends_of[home];
  if (start == home) {
    const v128_t leaves_low = wasm_v128_load(sets), leaves_high = wasm_v128_load(sets + 16);
    v128_t any = wasm_u8x16_splat(0);
    for (u32 i = p; i < end; i += 16) {
      any = wasm_v128_or(any, members(wasm_v128_load(text + i), leaves_low, leaves_high));
      if (wasm_v128_any_true(any)) break;
    }
    if (!wasm_v128_any_true(any)) return home_ends ? all(names) : 0;
  }
  const u32 common = text[at];
  u32 h = at + 3;
  /* At `settled` codes a state was reached that no text can leave. */
  u32 settled = NEVER, result = 0, found = 0;
  odds = odd_depth[0] = 0;
  odd_state[0] = start;
  looked = p - 16;
  pair_bits = final_bits = 0;
  u32 leaving = find(p, end);
  for (u32 place = 0; place < names; place++) {
    if (settled == NEVER) {
      const u32 first = place;
      for (;;) {
        if (leaving < p) leaving = find(p, end);
        place = plain ? pass_plain(h, p, place, names, event) : pass_deciding(h, p, place, names, event);
        h = passed_h;
        p = passed_p;
        /* Codes of two names are no event. */
        if (place == names || leaving >= p) break;
      }
      if (home_ends) for (u32 i = first; i < place; i++) hits[found++] = i;
      if (place == names) return found;
    }
    u32 head = text[h++];
    u32 kept = head >> 4, own = head & 15;
    if (kept == 15) kept = text[h++];
    if (own == 15) own = text[h++];
    u32 stop = p + own, from = p;
    p = stop;
    u32 before = stack[kept + 15];
    wasm_v128_store(stack + 16 + kept, wasm_v128_load(text + from));
    for (u32 i = 16; i < own; i += 16) wasm_v128_store(stack + 16 + kept + i, wasm_v128_load(text + from + i));
    if (kept >= settled) {
      hits[found] = place;
      found += result;
      continue;
    }
    settled = NEVER;
    walked++;
    if (leaving < from) leaving = find(from, end);
    u32 state = home;
    if (forget(kept) == kept) state = odd_state[odds];
    else if (sorts[before] & follows[text[from]]) state = from_home[before];
    u32 i = from;
    for (;;) {
      if (state == home) {
        if (leaving + 1 >= stop) {
          result = decides[text[stop - 1]] ? ends_of[from_home[text[stop - 1]]] : home_ends;
          break;
        }
        i = leaving + 1;
        state = from_home[text[leaving]];
      }
      u32 code, depth = kept + (i - from);
      while (state > MATCHED && i < stop) {
        code = text[i++];
        u32 to = next[state << 8 | code];
        if (to == UNKNOWN) to = step(state, code);
        state = to;
        depth = kept + (i - from);
        if (state <= MATCHED || state == from_home[code]) break;
        odd_depth[++odds] = depth;
        odd_state[odds] = state;
      }
      if (state <= MATCHED) {
        settled = depth;
        result = state;
        break;
      }
      if (i >= stop) {
        result = ends_of[state];
        if (result > 1) result = ends(state);
        break;
      }
      /* Back among the states that their last code leads to: go on with the next event. */
      if (leaving + 1 < i) leaving = find(i - 1, end);
      state = home;
    }
    if (place == 0 && settled <= common) return result ? all(names) : 0;
    hits[found] = place;
    found += result;
  }
  return found;
}

/* As `scan`, for automata that are seldom at home: follows every state, without a branch that depends on it. */
u32 walk(u32 at, u32 p, u32 names, u32 start) {
  const u16 *next = (const u16 *)(((u32)__heap_base + 15) & ~15u);
  const u32 common = text[at];
  u32 h = at + 3, settled = NEVER, result = 0, found = 0;
  states[0] = start;
  for (u32 place = 0; place < names; place++) {
    u32 head = text[h++];
    u32 kept = head >> 4, own = head & 15;
    if (kept == 15) kept = text[h++];
    if (own == 15) own = text[h++];
    const u32 stop = p + own;
    if (kept < settled) {
      settled = NEVER;
      u16 *reached = states + kept;
      u32 state = *reached;
      for (u32 i = p; i < stop; i++) {
        u32 to = next[state << 8 | text[i]];
        /* Dead, matched or unknown. */
        if ((u16)(to - 2) >= 0xfffd) {
          if (to == UNKNOWN) to = step(state, text[i]);
          if (to <= MATCHED) {
            settled = kept + (i - p) + 1;
            result = to;
            break;
          }
        }
        *++reached = to;
        state = to;
      }
      if (settled == NEVER) {
        result = ends_of[state];
        if (result > 1) result = ends(state);
      } else if (place == 0 && settled <= common) return result ? all(names) : 0;
    }
    p = stop;
    hits[found] = place;
    found += result;
  }
  return found;
}
