#include <wasm_simd128.h>
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;

#define MATCHED 1
#define UNKNOWN 0xffff
#define NEVER 512
#define BLOCK_NAMES 96

u8 text[0x190000] __attribute__((aligned(16)));
u8 hits[BLOCK_NAMES + 16];
u8 leaves[32] __attribute__((aligned(16)));
u8 ends_of[1 << 16];
static u16 states[NEVER + 8];
extern u8 __heap_base[];

__attribute__((import_module("js"), import_name("step"))) u32 step(u32 state, u32 code);
__attribute__((import_module("js"), import_name("ends"))) u32 ends(u32 state);

int scan(u32 at, u32 p, u32 end, u32 names, u32 start, u32 home) {
  const u16 *next = (const u16 *)(((u32)__heap_base + 15) & ~15u);
  const v128_t low = wasm_v128_load(leaves), high_half = wasm_v128_load(leaves + 16);
  const v128_t bits = wasm_u8x16_const(1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128);
  const u32 home_ends = ends_of[home];
  const u32 common = text[at];
  u32 h = at + 3;
  u32 base = p - 16, mask = 0, leaving = p;
  u32 settled = NEVER, high = 0, result = 0, found = 0;
  states[0] = start;
#define FIND(from)                                                                        \
  do {                                                                                    \
    if ((from) >= base + 16) { base = (from) - 16; mask = 0; }                            \
    else mask &= 0xffffffffu << ((from) - base);                                          \
    while (mask == 0 && (base += 16) < end) {                                             \
      v128_t v = wasm_v128_load(text + base);                                             \
      v128_t a = wasm_i8x16_swizzle(low, wasm_v128_and(v, wasm_i8x16_splat((char)0x8f))); \
      v128_t b = wasm_i8x16_swizzle(high_half,                                            \
        wasm_v128_and(wasm_v128_xor(v, wasm_i8x16_splat((char)0x80)), wasm_i8x16_splat((char)0x8f))); \
      v128_t bit = wasm_i8x16_swizzle(bits, wasm_u8x16_shr(v, 4));                        \
      v128_t r = wasm_v128_and(wasm_v128_or(a, b), bit);                                  \
      mask = wasm_i8x16_bitmask(wasm_i8x16_ne(r, wasm_i8x16_splat(0)));                   \
    }                                                                                     \
    leaving = mask == 0 ? end : base + __builtin_ctz(mask);                               \
  } while (0)
  FIND(p);
  for (u32 place = 0; place < names; place++) {
    u32 head = text[h++];
    u32 kept = head >> 4, own = head & 15;
    if (kept == 15) kept = text[h++];
    if (own == 15) own = text[h++];
    u32 stop = p + own;
    if (kept < settled) {
      settled = NEVER;
      u32 state = home;
      if (kept <= high) {
        high = kept;
        state = states[kept];
      }
      u32 depth = kept;
      for (;;) {
        if (state == home) {
          if (leaving < p) FIND(p);
          if (leaving >= stop) {
            result = home_ends;
            break;
          }
          depth += leaving - p;
          p = leaving;
        } else if (p == stop) {
          result = ends_of[state];
          if (result > 1) result = ends(state);
          break;
        }
        u32 code = text[p++];
        u32 to = next[state << 8 | code];
        if (to == UNKNOWN) to = step(state, code);
        depth++;
        if (to != home) {
          while (high + 1 < depth) states[++high] = home;
          states[++high] = to;
        }
        state = to;
        if (to <= MATCHED) {
          settled = depth;
          result = to;
          break;
        }
      }
    }
    p = stop;
    if (place == 0 && settled <= common) {
      if (result == 0) return 0;
      for (u32 i = 0; i < names; i++) hits[i] = i;
      return names;
    }
    hits[found] = place;
    found += result;
  }
  return found;
}
