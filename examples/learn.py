import numpy as np
from quarterdeck import env

games = env.vector("space_pirates", seats=3, count=128, seed=1)
rng = np.random.default_rng(1)
weights = np.zeros((games.size, games.actions), np.float32)
memory = [[] for _ in range(games.count)]  # of each game: what seat 0 saw, what it answered, the odds it had
won = []  # of each game that ended: whether seat 0 won it alone

while len(won) < 8000:
    answers = games.sample()  # at random, for everybody but seat 0
    mine = np.flatnonzero(games.actors == 0)
    seen = games.observations[mine]  # a copy: the buffer is written again
    logits = np.where(games.masks[mine], seen @ weights, -np.inf)
    odds = np.exp(logits - logits.max(1, keepdims=True))
    odds /= odds.sum(1, keepdims=True)
    answers[mine] = (odds.cumsum(1) > rng.random((len(mine), 1)) * 0.9999).argmax(1)
    for row, game in enumerate(mine):
        memory[game].append((seen[row], answers[game], odds[row]))
    games.step(answers)
    for game in np.flatnonzero(games.ended):
        seen, taken, odds = (np.array(part) for part in zip(*memory[game]))
        odds[np.arange(len(taken)), taken] -= 1  # the gradient: towards what was answered, if it was worth it
        weights -= 0.02 * games.rewards[game, 0] * seen.T @ odds
        memory[game] = []
        won.append(games.rewards[game, 0] == 1)
        if len(won) % 1000 == 0:
            print(f"{len(won)} games, of the last 1000 won {np.mean(won[-1000:]):.0%}; a random player wins 33%")
