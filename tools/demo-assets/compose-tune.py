#!/usr/bin/env python3
"""The tune of the podcast, written and synthesised here: no sample, no recording, nobody's melody.

    python3 tools/demo-assets/compose-tune.py /tmp/tune.wav
    lame --quiet --noreplaygain -m j --abr 56 --resample 32 --tt 'The tune of the series' --ta Kais \
      --tl 'Kais' --ty 2026 --tg Instrumental /tmp/tune.wav demo/audio/the-tune-of-the-series.mp3

Plucked strings after Karplus and Strong (a burst of noise in a loop that loses its high notes first), tuned in
F like many koras: two thumbs keep a pattern in twelve, two forefingers the melody. A bass, a hand on the
calabash and a small room. Needs numpy and scipy.
"""
import sys

import numpy as np
from scipy.io import wavfile
from scipy.signal import butter, fftconvolve, lfilter, sosfilt

RATE = 44_100
EIGHTH = 60 / 64 / 3  # 64 dotted quarters a minute, three eighths in each
BAR = 12 * EIGHTH
rng = np.random.default_rng(1960)

NOTES = {name: step for step, name in enumerate(['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B'])}


def midi(name):
    """'F3' → 53."""
    return NOTES[name[:-1]] + 12 * (int(name[-1]) + 1)


def pluck(pitch, seconds, bright, softness, pick=0.17):
    """One string. `bright` is how much of the highs each turn of the loop keeps, `softness` the flesh of the finger."""
    period = RATE / (440 * 2 ** ((pitch - 69) / 12))
    whole = int(period - 1)
    part = period - 1 - whole
    length = int(seconds * RATE)
    burst = np.zeros(length)
    size = int(period)
    noise = rng.uniform(-1, 1, size)
    noise -= noise.mean()
    burst[:size] = noise
    # Where the finger stands on the string decides which overtones are missing.
    away = max(1, int(period * pick))
    burst[away : away + size] -= 0.9 * noise
    burst = sosfilt(butter(1, softness, fs=RATE, output='sos'), burst)
    loss = 0.001 ** (period / RATE / seconds)
    loop = loss * np.convolve([(1 - bright) / 2, bright, (1 - bright) / 2], [1 - part, part])
    tone = lfilter([1.0], np.concatenate([[1.0], np.zeros(whole - 1), -loop]), burst)
    ramp = int(0.0025 * RATE)
    tone[:ramp] *= np.sin(np.linspace(0, np.pi / 2, ramp)) ** 2
    tail = int(0.12 * length)
    tone[-tail:] *= np.cos(np.linspace(0, np.pi / 2, tail)) ** 2
    return tone / np.sqrt(np.mean(tone[: int(0.25 * RATE)] ** 2))


strings = {}


def kora(pitch):
    # Two takes of each string, so that a repeated note is not the same note twice.
    key = (pitch, rng.integers(2))
    if key not in strings:
        low = np.clip((72 - pitch) / 30, 0, 1)
        strings[key] = pluck(pitch, 2.2 + 1.6 * low, 0.88 + 0.06 * low, 1_500 + 700 * (1 - low))
    return strings[key]


def bass(pitch):
    key = ('bass', pitch)
    if key not in strings:
        strings[key] = pluck(pitch, 2.6, 0.62, 420, pick=0.3)
    return strings[key]


def hand():
    time = np.arange(int(0.28 * RATE)) / RATE
    skin = np.sin(2 * np.pi * (92 * time - 22 * time**2)) * np.exp(-time * 24)
    touch = sosfilt(butter(2, [300, 1400], 'band', fs=RATE, output='sos'), rng.normal(size=time.size))
    tone = skin + 0.25 * touch * np.exp(-time * 90)
    return tone * np.minimum(1, time / 0.004)


END = 2 * EIGHTH + 15 * BAR + 6.4
out = np.zeros((int(END * RATE), 2))


def place(tone, at, level, pan):
    """Constant power between left and right; a player is never exactly on time."""
    start = int((at + rng.normal(0, 0.0035)) * RATE)
    end = min(start + len(tone), len(out))
    angle = (pan + 1) * np.pi / 4
    out[start:end, 0] += tone[: end - start] * level * np.cos(angle)
    out[start:end, 1] += tone[: end - start] * level * np.sin(angle)


def when(bar, eighth):
    """The last two bars slow down."""
    beats = bar * 12 + eighth
    late = max(0, beats - 14 * 12)
    return 2 * EIGHTH + beats * EIGHTH + 0.0032 * late**2 * EIGHTH


CHORDS = {
    'F': ['F3', 'C4', 'F4', 'A4', 'C5'],
    'Dm': ['D3', 'A3', 'D4', 'F4', 'A4'],
    'Bb': ['Bb2', 'F3', 'Bb3', 'D4', 'F4'],
    'C': ['C3', 'G3', 'C4', 'E4', 'G4'],
    'Am': ['A2', 'E3', 'A3', 'C4', 'E4'],
}
SONG = ['F', 'F', 'F', 'Bb', 'F', 'Dm', 'Bb', 'C', 'F', 'Am', 'Bb', 'C', 'Dm', 'Bb', 'F', 'F']
# Which string of the chord, how loud; the pattern leans on the first of three, then slips off it.
PATTERN = [(0, 1.0), (3, 0.5), (2, 0.62), (1, 0.72), (4, 0.6), (3, 0.5), (0, 0.85), (2, 0.5), (4, 0.66), (1, 0.74), (3, 0.56), (2, 0.46)]
TURN = [(0, 1.0), (2, 0.5), (3, 0.62), (1, 0.72), (3, 0.6), (4, 0.66), (1, 0.82), (2, 0.5), (3, 0.6), (2, 0.7), (1, 0.6), (2, 0.5)]

for bar, name in enumerate(SONG[:15]):
    busy = 1.15 if bar < 2 else 1.0
    for eighth, (string, force) in enumerate(TURN if bar % 4 == 3 else PATTERN):
        if bar == 14 and eighth > 8:
            continue
        thumb = string < 2
        place(kora(midi(CHORDS[name][string])), when(bar, eighth), busy * force * (0.1 if thumb else 0.076), -0.32 if thumb else 0.24)

# (bar, eighth, note, force): questions that go up, answers that come down.
MELODY = [
    (2, 0, 'C5', 0.8), (2, 3, 'F5', 0.9), (2, 5, 'G5', 0.6), (2, 6, 'A5', 1.0), (2, 9, 'G5', 0.7), (2, 11, 'F5', 0.6),
    (3, 0, 'D5', 0.9), (3, 3, 'F5', 0.7), (3, 5, 'D5', 0.6), (3, 6, 'C5', 0.9), (3, 10, 'Bb4', 0.5), (3, 11, 'C5', 0.6),
    (4, 0, 'A4', 0.9), (4, 6, 'C5', 0.7), (4, 8, 'D5', 0.6), (4, 9, 'F5', 0.9),
    (5, 0, 'E5', 0.7), (5, 2, 'D5', 0.6), (5, 3, 'F5', 0.9), (5, 6, 'A5', 0.95), (5, 9, 'G5', 0.7), (5, 10, 'F5', 0.6), (5, 11, 'E5', 0.55),
    (6, 0, 'D5', 0.9), (6, 3, 'F5', 0.75), (6, 6, 'Bb5', 0.9), (6, 8, 'A5', 0.6), (6, 9, 'G5', 0.75), (6, 11, 'F5', 0.55),
    (7, 0, 'G5', 0.95), (7, 4, 'E5', 0.6), (7, 6, 'C5', 0.85), (7, 9, 'D5', 0.6), (7, 10, 'E5', 0.6), (7, 11, 'G5', 0.7),
    (10, 0, 'D5', 0.8), (10, 3, 'Bb4', 0.7), (10, 6, 'D5', 0.75), (10, 8, 'F5', 0.6), (10, 9, 'D5', 0.75),
    (11, 0, 'E5', 0.9), (11, 3, 'G5', 0.7), (11, 6, 'C6', 0.9), (11, 9, 'Bb5', 0.6), (11, 10, 'A5', 0.6), (11, 11, 'G5', 0.6),
    (12, 0, 'A5', 0.95), (12, 3, 'F5', 0.7), (12, 5, 'E5', 0.55), (12, 6, 'F5', 0.85), (12, 9, 'D5', 0.7),
    (13, 0, 'F5', 0.85), (13, 3, 'D5', 0.7), (13, 6, 'Bb4', 0.8), (13, 9, 'C5', 0.6), (13, 10, 'D5', 0.55),
    (14, 0, 'C5', 0.85), (14, 4, 'A4', 0.6), (14, 6, 'G4', 0.6), (14, 8, 'A4', 0.65),
]
# The runs that a player throws over the pattern: down the strings, two to an eighth.
for bar, run in [(8, 'C6 A5 G5 F5 E5 D5 C5 D5 E5 F5 G5 A5 G5 F5 E5 D5 C5 A4'.split()), (9, 'E5 G5 A5 C6 A5 G5 E5 D5 C5 A4 C5 E5'.split())]:
    begin = 1 if bar == 8 else 3
    for step, note in enumerate(run):
        MELODY.append((bar, begin + step / 2, note, 0.5 + 0.25 * (step % 3 == 0)))

for bar, eighth, note, force in MELODY:
    place(kora(midi(note)), when(bar, eighth), 0.078 * force, 0.1 + 0.012 * (midi(note) - 72))

ROOTS = {'F': 'F2', 'Dm': 'D2', 'Bb': 'Bb1', 'C': 'C2', 'Am': 'A1'}
for bar in range(2, 15):
    root = midi(ROOTS[SONG[bar]])
    place(bass(root), when(bar, 0), 0.11, 0)
    if bar < 14:
        place(bass(root + 7 if bar % 2 else root), when(bar, 6), 0.085, 0)
        if bar % 4 == 3:
            place(bass(root + 12), when(bar, 10), 0.06, 0)

for bar in range(4, 14):
    for eighth, force in [(3, 0.05), (9, 0.06), (11, 0.022)]:
        place(hand(), when(bar, eighth), force, -0.08)

# The last chord is rolled upwards and left to ring.
for step, note in enumerate(['F2', 'F3', 'C4', 'F4', 'A4', 'C5', 'F5']):
    pitch = midi(note)
    tone = bass(pitch) if step == 0 else pluck(pitch, 9, 0.97, 1_600)
    place(tone, when(15, 0) + 0.085 * step, 0.11 if step == 0 else 0.085, -0.3 + 0.1 * step)

# The calabash: a few broad resonances under the strings.
body = np.copy(out)
for low, high, gain in [(150, 230, 0.35), (330, 460, 0.22), (1_500, 2_600, 0.16)]:
    body += gain * sosfilt(butter(1, [low, high], 'band', fs=RATE, output='sos'), out, axis=0)
body = sosfilt(butter(2, 38, 'high', fs=RATE, output='sos'), body, axis=0)

# A small room of plaster and cloth: early echoes, then noise that dies away, different on each side.
length = int(1.5 * RATE)
time = np.arange(length) / RATE
wet = np.zeros_like(body)
for side in range(2):
    echo = rng.normal(size=length) * np.exp(-time * 5.2) * np.minimum(1, time / 0.012)
    echo = sosfilt(butter(1, [220, 4_200], 'band', fs=RATE, output='sos'), echo)
    echo /= np.sqrt(np.sum(echo**2))
    for delay, gain in [(0.0113, 0.22), (0.0187, 0.18), (0.0271, 0.14)]:
        echo[int((delay + 0.0017 * side) * RATE)] += gain
    sent = 0.7 * body[:, side] + 0.3 * body[:, 1 - side]
    wet[:, side] = fftconvolve(sent, echo)[: len(body)]
mix = body + 0.22 * wet

mix *= 0.86 / np.max(np.abs(mix))
mix = np.tanh(1.25 * mix) / np.tanh(1.25)
fade_in, fade_out = int(0.02 * RATE), int(2.8 * RATE)
mix[:fade_in] *= np.linspace(0, 1, fade_in)[:, None] ** 2
mix[-fade_out:] *= np.cos(np.linspace(0, np.pi / 2, fade_out))[:, None] ** 2
mix *= 0.8 / np.max(np.abs(mix))
wavfile.write(sys.argv[1], RATE, np.round(mix * 32_767).astype(np.int16))
print(f'{len(mix) / RATE:.1f} seconds, rms {20 * np.log10(np.sqrt(np.mean(mix**2))):.1f} dB')
